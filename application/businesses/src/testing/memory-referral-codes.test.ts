import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { memoryReferralCodes } from "./memory-referral-codes.ts"
import { referralCodesConformance } from "./referral-codes.conformance.ts"

referralCodesConformance(Layer.provide(memoryReferralCodes, MemoryDatabase.layer))
