import { part, useCall } from "@ui/container"
import { useSharedDocument } from "./use-shared-document.ts"

const calls = () => import("./shared-calls.ts")
const getReport = part(async () => (await calls()).getSharedReport)
const openReport = part(async () => (await calls()).openSharedReport)
const noteView = part(async () => (await calls()).noteReportView)

/** The report behind a link. */
export const useSharedReport = (key: string) => {
  const [read, open, note] = [useCall(getReport), useCall(openReport), useCall(noteView)]
  return useSharedDocument(key, { read, open, note })
}
