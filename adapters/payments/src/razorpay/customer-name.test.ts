import { anyCharacter } from "@domain/kernel/testing"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { razorpayName } from "./customer-name.ts"

/** What Razorpay documents of a customer's name. */
const documented = /^[A-Za-z0-9.'()/@ ]{3,50}$/

describe("a customer's name at Razorpay", () => {
  test("stays as it is where Razorpay takes it", () => {
    for (const name of ["Gaurav Kumar", "D'Souza & Sons".replace("&", "and"), "24 Hours (Pune) Ltd.", "Ana"])
      expect(razorpayName(name)).toBe(name)
  })

  test("has other marks exchanged for ones that Razorpay takes", () => {
    expect(razorpayName("Sharma & Sons, Jaipur")).toBe("Sharma and Sons Jaipur")
    expect(razorpayName("D’Souza’s – Bakery / Café")).toBe("D'Souza's Bakery Cafe")
    expect(razorpayName("Æther Straße 🎉 Łódź")).toBe("AEther Strasse Lodz")
    expect(razorpayName("  Tabs\tand\nlines  ")).toBe("Tabs and lines")
  })

  test("is left out where it has letters of another script, or too few", () => {
    for (const name of ["शर्मा Sweets", "מאפיית Corner", "Al", "", "🎉🎉🎉", "...", "()/@"])
      expect(razorpayName(name)).toBeUndefined()
  })

  test("ends at a whole word where it is longer than 50 characters", () => {
    expect(razorpayName("Sri Venkateswara Traders and General Merchants of Hyderabad")).toBe(
      "Sri Venkateswara Traders and General Merchants of",
    )
    expect(razorpayName("x".repeat(80))).toBe("x".repeat(50))
  })

  test("is one that Razorpay takes, or none, whatever was typed", () =>
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.string(), fc.string({ minLength: 60 })), (typed) => {
        const name = razorpayName(typed)
        if (name !== undefined) expect(name).toMatch(documented)
      }),
    ))
})
