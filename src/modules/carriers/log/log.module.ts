import { Module } from '@nestjs/common';
import { AccessModule } from '../../access';
import { LogController } from './log.controller';
import { LogService } from './log.service';
import { Sealer } from './sealer';

@Module({ imports: [AccessModule], controllers: [LogController], providers: [LogService, Sealer], exports: [Sealer] })
export class LogModule {}
