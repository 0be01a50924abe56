export { HandsModule } from './hands.module';
