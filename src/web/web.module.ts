import { Module } from '@nestjs/common';
import { ProblemsController } from './problems.controller';
import { StartController } from './start.controller';

/** Pages for people. */
@Module({ controllers: [StartController, ProblemsController] })
export class WebModule {}
