import { DOCUMENTS } from "./harness/documents.js";
import { tryDocuments } from "./harness/try-documents.js";

tryDocuments(DOCUMENTS.filter(({ name }) => name.startsWith("own/") || name === "3.0/petstore"));
