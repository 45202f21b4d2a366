/** What an ad may offer that networks let nobody be left out of. Source: Meta, special ad categories, April 2026. */
export const specialCategories = ["Housing", "Employment", "Finance"] as const
