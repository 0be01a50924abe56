import { Module } from '@nestjs/common';
import { Authenticator } from './authenticator';
import { KeysController } from './keys.controller';
import { KeysService } from './keys.service';

@Module({ controllers: [KeysController], providers: [Authenticator, KeysService], exports: [Authenticator] })
export class AccessModule {}
