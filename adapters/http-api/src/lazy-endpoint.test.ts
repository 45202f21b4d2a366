import { expect, test } from "vitest"
import { endpoints, lazyEndpoint } from "./index.ts"

test.each(endpoints.map((row) => [row.contract.name, row] as const))(
  "%s is found without the other contexts",
  async (_, row) => {
    expect(await lazyEndpoint(row.contract)).toBe(row)
  },
)
