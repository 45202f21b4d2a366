import type { Json } from "../core/json.ts"

/** What the installation's account may do with a spreadsheet. */
export const SHEET_ACCESS = ["editor", "viewer", "none"] as const
export type SheetAccess = (typeof SHEET_ACCESS)[number]

export type SandboxSpreadsheet = {
  title: string
  access: SheetAccess
  /** Cells by tab, row by row. */
  tabs: Record<string, Json[][]>
}

export type GoogleSheetsState = {
  /** When each token ends. */
  tokens: Record<string, number>
  spreadsheets: Record<string, SandboxSpreadsheet>
}

export const freshGoogleSheets = (): GoogleSheetsState => ({
  tokens: {},
  spreadsheets: {
    sandboxSpreadsheetOfLeads01: { title: "Leads of the bakery", access: "editor", tabs: { Sheet1: [] } },
    sandboxSpreadsheetToLook02: { title: "Only to look at", access: "viewer", tabs: { Sheet1: [] } },
    sandboxSpreadsheetPrivate03: { title: "Not shared", access: "none", tabs: { Sheet1: [] } },
  },
})
