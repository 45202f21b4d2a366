import { Context, type Effect } from "effect"
import type { SignupSession } from "@domain/signup"
import type { PngPicture } from "./ad-networks.ts"

/** The draft's creative drawn in a size. */
export class CreativePictures extends Context.Service<
  CreativePictures,
  {
    readonly png: (details: SignupSession, size: "square" | "story" | "landscape") => Effect.Effect<PngPicture>
  }
>()("campaigns/CreativePictures") {}

/** Where ads of a business without a website lead, and its privacy words; both on the business's portal. */
export class PublicPages extends Context.Service<
  PublicPages,
  {
    readonly landing: (details: SignupSession) => Effect.Effect<string>
    readonly privacy: (details: SignupSession) => Effect.Effect<string>
  }
>()("campaigns/PublicPages") {}
