import { Module } from '@nestjs/common';
import { PagesController, placeControllers } from './pages.controller';
import { ProblemsController } from './problems.controller';

/** Pages for people. */
@Module({ controllers: [PagesController, ...placeControllers, ProblemsController] })
export class WebModule {}
