export { IrregularitiesModule } from './irregularities.module';
