import { type AuditChain, type AuditHead, noPortal } from "@application/portals/ports"
import { type LocalDate, PortalId } from "@domain/kernel"
import { Schema } from "effect"

/** Days whose heads are read; older ones stay where they are. */
export const readDays = 400

/** The folder of all chains, and of one. */
const witnessFolder = "audit-heads"
export const folderOf = (portalId: AuditChain): string => `${witnessFolder}/${portalId}`

/** The file of a day: its name sorts by day. */
export const fileOf = (day: LocalDate): string => `${day}.json`

/** Whether a name in a portal's folder is that of a day's file. */
export const isFileOfDay = (name: string): boolean => /^\d{4}-\d{2}-\d{2}\.json$/.test(name)

const Chain = Schema.Union([PortalId, Schema.Literal(noPortal)])
const Kept = Schema.fromJsonString(Schema.Struct({ portalId: Chain, position: Schema.Int, hash: Schema.String }))

/** What a file holds. */
export const textOfHead = (head: AuditHead): string => `${Schema.encodeSync(Kept)(head)}\n`

/** The head in a file; throws where the file is not as it was written. */
export const headInText: (text: string) => AuditHead = Schema.decodeSync(Kept)
