"""Compiles every schema of an OpenAPI document, and validates every example against its schema."""

import json
import sys

from jsonschema import Draft202012Validator, RefResolver

with open(sys.argv[1], encoding="utf-8") as file:
    document = json.load(file)
resolver = RefResolver("", document)
schemas = examples = 0
faults = []


def check(schema, example, place):
    global examples
    examples += 1
    for error in Draft202012Validator(schema, resolver=resolver).iter_errors(example):
        faults.append(f"{place}: {error.message}")


def walk(node, place):
    """Looks for schemas and their examples: OpenAPI has an `example` or `examples` beside, JSON Schema inside."""
    global schemas
    if isinstance(node, list):
        for index, each in enumerate(node):
            walk(each, f"{place}/{index}")
    if not isinstance(node, dict):
        return
    schema = node.get("schema")
    if isinstance(schema, dict):
        if "example" in node:
            check(schema, node["example"], place)
        for name, each in (node.get("examples") or {}).items():
            check(schema, each["value"], f"{place}/{name}")
    if isinstance(node.get("examples"), list):
        for each in node["examples"]:
            check(node, each, place)
    for key, each in node.items():
        if key not in ("example", "examples"):
            walk(each, f"{place}/{key}")


for name, schema in document["components"]["schemas"].items():
    schemas += 1
    Draft202012Validator.check_schema(schema)
    # Compiles the patterns, also of what has no example.
    list(Draft202012Validator(schema, resolver=resolver).iter_errors("a"))
walk(document, "")

print(f"{schemas} schemas, {examples} examples")
if faults or examples < 100:
    sys.exit("\n".join(faults) or "too few examples")
