import type { ProviderSettings } from "@adapters/settings"

/** Where contacts of HubSpot are written; each owner gives a token of their own. */
export const hubSpotSettings = {
  HUBSPOT_BASE_URL: { meaning: "the address of HubSpot's API", example: "https://api.hubapi.com", holds: "address" },
} as const satisfies ProviderSettings

/** What rows of Google Sheets are written with: one account, which owners share their spreadsheets with. */
export const googleSheetsSettings = {
  GOOGLE_SHEETS_BASE_URL: {
    meaning: "the address of the Google Sheets API",
    example: "https://sheets.googleapis.com",
    holds: "address",
  },
  GOOGLE_SHEETS_TOKEN_URL: {
    meaning: "the address at which a service account gets an access token",
    example: "https://oauth2.googleapis.com/token",
    holds: "address",
  },
  GOOGLE_SHEETS_ACCOUNT: {
    meaning: "the mail address of the service account, which owners share their spreadsheets with",
    example: "leads@project.iam.gserviceaccount.com",
    holds: "text",
  },
  GOOGLE_SHEETS_PRIVATE_KEY: {
    meaning: "the private key of that account, as its JSON file has it, with `\\n` between lines",
    holds: "secret",
  },
} as const satisfies ProviderSettings
