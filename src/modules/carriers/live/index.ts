export { LiveModule } from './live.module';
export { LiveMessage } from './live.schema';
