export { PaperModule } from './paper.module';
export { PublicAddress } from './public-address';
