import { handler } from "@application/kernel"
import { beginsVersion, DesignChanged, isSameDesign, studioLimits } from "@domain/studio"
import { Clock, Effect } from "effect"
import { SaveDesign } from "../contract/designs.ts"
import { DesignVersions, StudioDesigns } from "../stores/designs.ts"
import { changer, designForChange, keptIn, soundDesign, type StoredDesign } from "./kept-designs.ts"

/** Keeps what a save replaces, where it begins a sitting or has to; the oldest beyond the limit go. */
const keepFormer = Effect.fnUntraced(function* (present: StoredDesign, now: number, hasTo: boolean) {
  const { businessProfileId, id: designId, version, design, changedAt } = present
  const versions = yield* DesignVersions
  const { rows } = yield* versions.list("newest", { businessProfileId, designId })
  if (!hasTo && !beginsVersion(rows[0]?.keptAt, now)) return
  yield* versions.addOnce({ businessProfileId, designId, version, design, savedAt: changedAt, keptAt: now })
  for (const row of rows.slice(studioLimits.versions - 1)) yield* versions.remove(row)
})

export const saveDesign = handler(
  SaveDesign,
  Effect.fnUntraced(function* ({ businessProfileId, designId, version, design, keepsFormer = false }) {
    yield* soundDesign(design)
    const present = yield* designForChange(businessProfileId, designId)
    if (present.version !== version) return yield* new DesignChanged({ present: keptIn(present) })
    if (isSameDesign(present.design, design)) return { version, changedAt: present.changedAt }
    const changedAt = yield* Clock.currentTimeMillis
    yield* keepFormer(present, changedAt, keepsFormer)
    const saved = { ...present, design, version: version + 1, changedAt, ...(yield* changer) }
    yield* (yield* StudioDesigns).save(saved)
    return { version: saved.version, changedAt }
  }),
)
