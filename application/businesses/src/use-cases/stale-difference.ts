import { DifferenceStale } from "@domain/errors"
import type { Schema } from "effect"

/** The refusal of a difference that would overwrite newer fields, with the record as it is. */
export const staleDifference = (fields: ReadonlyArray<string>, revision: number, current: object): DifferenceStale =>
  // What members read of a record is JSON.
  new DifferenceStale({ fields, revision, current: { ...current } as Readonly<Record<string, Schema.Json>> })
