import { Module } from '@nestjs/common';
import { AccessModule } from '../../access';
import { TablesModule } from '../tables';
import { RecheckController } from './recheck.controller';
import { RecheckService } from './recheck.service';

@Module({ imports: [AccessModule, TablesModule], controllers: [RecheckController], providers: [RecheckService] })
export class RecheckModule {}
