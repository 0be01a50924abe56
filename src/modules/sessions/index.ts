export { SessionsModule } from './sessions.module';
export { Scheduler } from './scheduler';
export { wrongState } from './session-answer';
export { usualObjectionMinutes } from './closing';
