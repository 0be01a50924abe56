export { CribbageModule } from './cribbage.module';
