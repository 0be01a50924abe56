import { Module } from '@nestjs/common';
import { FrogService } from './frog.service';

@Module({ providers: [FrogService], exports: [FrogService] })
export class FrogModule {}
