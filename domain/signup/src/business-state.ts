import { type GstStateCode, gstStateOfPlace } from "@domain/validation"
import type { SignupSession } from "./signup-session.ts"

/** The GST code of the state that a draft's business told it is in; undefined outside India and where it told none. Ours. */
export const businessState = ({
  region,
  business: { location },
}: Pick<SignupSession, "region" | "business">): GstStateCode | undefined =>
  region === "IN" && location !== undefined ? gstStateOfPlace(location) : undefined
