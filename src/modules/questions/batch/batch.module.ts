import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { BatchController } from './batch.controller';
import { BatchService } from './batch.service';
import { Calls } from './calls';

@Module({ imports: [DiscoveryModule], controllers: [BatchController], providers: [BatchService, Calls] })
export class BatchModule {}
