export { SeasonsModule } from './seasons.module';
