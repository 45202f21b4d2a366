export { AudienceDesk, type AudienceDeskOptions, audienceDesk } from "./audience-desk.ts"
