export { BookClient, BookFigure, ClientPerson } from "./book-client.ts"
export { ClientSign, countOfSign } from "./client-sign.ts"
export { byUrgency, ClientHealth, ClientStanding, HealthReason, standingOfClient } from "./client-standing.ts"
export { isRenewalNear, Renewal, renewalDays, renewalOf } from "./renewal.ts"
