export { ListsModule } from './lists.module';
