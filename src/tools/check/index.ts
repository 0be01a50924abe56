export { checkEvent, type EventReport } from './event-checker';
export { type Finding, type FindingCode, findingTexts } from './finding';
