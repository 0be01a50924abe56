import { Module } from '@nestjs/common';
import { CribbageController } from './cribbage.controller';
import { CribbageService } from './cribbage.service';
import { CribbageRulingsService } from './rulings.service';

@Module({ controllers: [CribbageController], providers: [CribbageService, CribbageRulingsService] })
export class CribbageModule {}
