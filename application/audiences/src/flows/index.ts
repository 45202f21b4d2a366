export { type ListReading, readRows, type ReadingOptions } from "./read-rows.ts"
export { type HashedBatch, type SendingOptions, sendPeople } from "./send-people.ts"
