export { SolverModule } from './solver.module';
