import { Module } from '@nestjs/common';
import { Authenticator } from './authenticator';
import { BrowserSessionsController } from './browser-sessions.controller';
import { BrowserSessions } from './browser-sessions.service';
import { KeysController } from './keys.controller';
import { KeysService } from './keys.service';

@Module({
  controllers: [KeysController, BrowserSessionsController],
  providers: [Authenticator, BrowserSessions, KeysService],
  exports: [Authenticator, BrowserSessions],
})
export class AccessModule {}
