import { Module } from '@nestjs/common';
import { AccessModule } from '../../access';
import { LogModule } from '../log';
import { CheckController } from './check.controller';
import { ExchangeController } from './exchange.controller';
import { ExportService } from './export.service';
import { ImportService } from './import.service';

@Module({
  imports: [AccessModule, LogModule],
  controllers: [ExchangeController, CheckController],
  providers: [ExportService, ImportService],
})
export class ExchangeModule {}
