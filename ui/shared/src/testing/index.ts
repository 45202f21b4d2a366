export { anonymousFlows } from "./anonymous-flows.ts"
export { historyEntry } from "./history-entry.ts"
export { hebrewDraft, sampleDraft } from "./sample-draft.ts"
