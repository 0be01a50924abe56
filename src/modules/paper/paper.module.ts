import { Module } from '@nestjs/common';
import { AccessModule } from '../access';
import { PaperController } from './paper.controller';
import { PaperService } from './paper.service';

@Module({ imports: [AccessModule], controllers: [PaperController], providers: [PaperService] })
export class PaperModule {}
