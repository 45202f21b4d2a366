import { Result } from "effect"
import { readKeyring } from "@adapters/security"

export const keyringForTests = Result.getOrThrow(readKeyring("k1:not-a-secret-of-stored-jobs-and-long-enough"))
