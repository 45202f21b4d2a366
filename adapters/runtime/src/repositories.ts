import { Layer } from "effect"
import {
  postgresBusinessProfiles,
  postgresCampaignRepository,
  postgresDailyMetricsRepository,
  postgresKnownDevices,
  postgresLaunchRuns,
  postgresLeadRepository,
  postgresLedger,
  postgresMemberships,
  postgresOtpChallenges,
  postgresPasswordResets,
  postgresPaymentRepository,
  postgresPortalDirectory,
  postgresRefreshTokens,
  postgresSessionRepository,
  postgresSignIns,
  postgresUserRepository,
} from "@adapters/postgres"

/** Every repository on PostgreSQL. */
export const repositories = Layer.mergeAll(
  postgresBusinessProfiles,
  postgresCampaignRepository,
  postgresDailyMetricsRepository,
  postgresKnownDevices,
  postgresLaunchRuns,
  postgresLeadRepository,
  postgresLedger,
  postgresMemberships,
  postgresOtpChallenges,
  postgresPasswordResets,
  postgresPaymentRepository,
  postgresPortalDirectory,
  postgresRefreshTokens,
  postgresSessionRepository,
  postgresSignIns,
  postgresUserRepository,
)
