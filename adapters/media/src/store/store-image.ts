import { Effect, Predicate } from "effect"
import { Overloaded } from "@application/kernel"
import type { ImageStore } from "./image-store.ts"

/** A disk without room, over its quota or mounted to be read alone. */
const hasNoRoom = (cause: unknown): boolean =>
  Predicate.hasProperty(cause, "code") && ["ENOSPC", "EDQUOT", "EROFS"].includes(String(cause.code))

/** Stores an image and returns its address. A full disk is told as an overload, so that the caller comes again. */
export const storeImage = (
  { put }: ImageStore,
  bytes: Uint8Array,
  contentType: string,
  now: number,
): Effect.Effect<string> =>
  Effect.tryPromise({ try: () => put(bytes, contentType, now), catch: (cause) => cause }).pipe(
    Effect.catch((cause) =>
      Effect.die(hasNoRoom(cause) ? Object.assign(new Overloaded({ retryAfterSeconds: 60 }), { cause }) : cause),
    ),
  )
