import { Module } from '@nestjs/common';
import { SettlementsController } from './settlements.controller';
import { SettlementsService } from './settlements.service';

@Module({ controllers: [SettlementsController], providers: [SettlementsService] })
export class SettlementsModule {}
