import { Controller, Get, Header } from '@nestjs/common';
import { z } from 'zod';
import { Answers } from './answers';
import { ApiDocument } from './api-document';
import type { OpenAPIObject } from '@nestjs/swagger';

/** The contract itself, as file. */
@Controller()
export class ContractController {
  constructor(private readonly document: ApiDocument) {}

  @Get('openapi.json')
  @Answers({ id: 'readContractAsJson', constant: true, summary: 'This contract as JSON.', schema: z.looseObject({}) })
  json(): OpenAPIObject {
    return this.document.get();
  }

  @Get('openapi.yaml')
  @Header('Content-Type', 'application/yaml; charset=utf-8')
  @Answers({
    id: 'readContractAsYaml',
    constant: true,
    summary: 'This contract as YAML.',
    schema: z.string(),
    mediaType: 'application/yaml',
  })
  yaml(): string {
    return this.document.yaml();
  }
}
