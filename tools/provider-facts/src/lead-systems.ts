/** Where HubSpot's descriptions of what is called stand in its collection. */
export const hubSpotDocuments = [
  "CRM/Contacts/Rollouts/424/v3/contacts.json",
  "CRM/Properties/Rollouts/145899/v3/properties.json",
  "Account/Account Info/Rollouts/144923/v3/accountInfo.json",
] as const

/** What is called at HubSpot to send a lead as a contact. */
export const hubSpotOperations = [
  "GET /account-info/v3/details",
  "GET /crm/v3/properties/{objectType}",
  "POST /crm/v3/objects/contacts/batch/upsert",
] as const

export const hubSpotSchemas = [
  "BatchInputSimplePublicObjectBatchInputUpsert",
  "SimplePublicObjectBatchInputUpsert",
  "BatchResponseSimplePublicUpsertObject",
  "BatchResponseSimplePublicUpsertObjectWithErrors",
  "SimplePublicUpsertObject",
  "StandardError",
  "Error",
  "ErrorDetail",
  "CollectionResponsePropertyNoPaging",
  "Property",
  "PortalInformationResponse",
] as const

/** What is called at Google Sheets to send a lead as a row. */
export const sheetsOperations = [
  "GET /v4/spreadsheets/{spreadsheetId}",
  "GET /v4/spreadsheets/{spreadsheetId}/values:batchGet",
  "POST /v4/spreadsheets/{spreadsheetId}/values/{range}:append",
  "POST /v4/spreadsheets/{spreadsheetId}/values:batchUpdate",
] as const

export const sheetsSchemas = [
  "ValueRange",
  "AppendValuesResponse",
  "BatchGetValuesResponse",
  "BatchUpdateValuesRequest",
  "BatchUpdateValuesResponse",
  "UpdateValuesResponse",
  "Spreadsheet",
  "SpreadsheetProperties",
  "Sheet",
  "SheetProperties",
] as const
