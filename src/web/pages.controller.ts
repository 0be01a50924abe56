import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../platform';
import { Choices, type PageChoices } from './page-choices';
import { type Place, places, startPlace } from './places';
import { shell } from './shell';

/** The pages for people. What is on them is drawn in the browser, from the same API as everybody uses. */
@Controller()
export class PagesController {
  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  @Header('Vary', 'Accept-Language, Cookie')
  @Answers({ id: 'readStartPage', summary: 'The start page.', schema: z.string(), mediaType: 'text/html' })
  start(@Choices() choices: PageChoices): string {
    return shell(startPlace, choices);
  }
}

/** A controller of all addresses of a place; they are pages and no part of the contract. */
function controllerOf(place: Place) {
  @Controller()
  class PlaceController {
    @Get([...place.routes])
    @Header('Content-Type', 'text/html; charset=utf-8')
    @Header('Cache-Control', 'no-cache')
    @Header('Vary', 'Accept-Language, Cookie')
    @ApiExcludeEndpoint()
    show(@Choices() choices: PageChoices): string {
      return shell(place, choices);
    }
  }
  return PlaceController;
}

/** One controller a place. */
export const placeControllers = places.map(controllerOf);
