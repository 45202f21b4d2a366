import { Schema, SchemaAST } from "effect"
import * as fc from "fast-check"

/** Any value that a syntax tree of plain data describes, its texts drawn from `text`. */
const anyOfTree = (tree: SchemaAST.AST, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> => {
  if (SchemaAST.isUnion(tree)) return fc.oneof(...tree.types.map((type) => anyOfTree(type, text)))
  if (SchemaAST.isLiteral(tree)) return fc.constant(tree.literal)
  if (SchemaAST.isString(tree)) return text
  if (SchemaAST.isNumber(tree)) return fc.nat(1_000_000)
  if (SchemaAST.isBoolean(tree)) return fc.boolean()
  if (SchemaAST.isArrays(tree))
    return fc.array(fc.oneof(...tree.rest.map((item) => anyOfTree(item, text))), { maxLength: 3 })
  if (!SchemaAST.isObjects(tree)) throw new Error(`No values are known of ${tree._tag}`)
  const fields = tree.propertySignatures.map(({ name, type }) => [String(name), anyOfTree(type, text)] as const)
  const requiredKeys = tree.propertySignatures.flatMap(({ name, type }) =>
    SchemaAST.isOptional(type) ? [] : [String(name)],
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys })
}

/** Any value of a schema of plain data, made of whole numbers from 0 and texts of `text`. */
export const anyOfSchema = <A>(
  schema: Schema.Codec<A, unknown>,
  text: fc.Arbitrary<string> = fc.string({ maxLength: 30 }),
): fc.Arbitrary<A> => {
  const isOfSchema = Schema.is(Schema.toType(schema))
  return anyOfTree(Schema.toType(schema).ast, text).filter(isOfSchema)
}
