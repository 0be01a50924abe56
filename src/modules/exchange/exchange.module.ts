import { Module } from '@nestjs/common';
import { AccessModule } from '../access';
import { LogModule } from '../log';
import { ExchangeController } from './exchange.controller';
import { ExportService } from './export.service';
import { ImportService } from './import.service';

@Module({
  imports: [AccessModule, LogModule],
  controllers: [ExchangeController],
  providers: [ExportService, ImportService],
})
export class ExchangeModule {}
