import type { LayerId } from "@domain/studio"

/** A fresh identity of a layer. */
export const newLayerId = (): LayerId => crypto.randomUUID().slice(0, 18)
