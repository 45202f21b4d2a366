import { handler } from "@application/kernel"
import { DesignNotFound } from "@domain/studio"
import { Effect } from "effect"
import { GetDesignVersion, ListDesignVersions } from "../contract/design-versions.ts"
import { DesignVersions } from "../stores/designs.ts"
import { designOf } from "./kept-designs.ts"

export const listDesignVersions = handler(
  ListDesignVersions,
  Effect.fnUntraced(function* ({ businessProfileId, designId }) {
    yield* designOf(businessProfileId, designId)
    const { rows } = yield* (yield* DesignVersions).list("newest", { businessProfileId, designId })
    return rows.map(({ version, savedAt, design }) => ({ version, savedAt, layers: design.layers.length }))
  }),
)

export const getDesignVersion = handler(
  GetDesignVersion,
  Effect.fnUntraced(function* ({ businessProfileId, designId, version }) {
    yield* designOf(businessProfileId, designId)
    const found = yield* (yield* DesignVersions).find({ businessProfileId, designId, version })
    if (found === undefined) return yield* new DesignNotFound()
    return { version, savedAt: found.savedAt, design: found.design }
  }),
)
