import { memoryRateLimits } from "./memory-rate-limits.ts"
import { rateLimitsConformance } from "./rate-limits.conformance.ts"

rateLimitsConformance(memoryRateLimits)
