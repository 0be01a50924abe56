import { Module } from '@nestjs/common';
import { LawsModule } from '../modules/questions/laws';
import { LawPagesController } from './laws.controller';
import { PagesController, placeControllers } from './pages.controller';
import { ProblemsController } from './problems.controller';

/** Pages for people. */
@Module({
  imports: [LawsModule],
  controllers: [PagesController, LawPagesController, ...placeControllers, ProblemsController],
})
export class WebModule {}
