export { SessionsModule } from './sessions.module';
export { CommandSweeper } from './command-sweeper';
export { Scheduler } from './scheduler';
export { wrongState } from './session-answer';
export { usualObjectionMinutes } from './closing';
