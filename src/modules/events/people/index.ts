export { PeopleModule } from './people.module';
