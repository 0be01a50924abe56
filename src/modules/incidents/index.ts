export { IncidentIn, PartyOut, RecordedIncident, SituationIn } from './incident.schema';
