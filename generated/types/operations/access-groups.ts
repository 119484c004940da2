// Generated from spec/ by `npm run generate`; edits are lost.

import type { components } from "../components.js";

export interface AccessGroupsOperations {
  listAccessGroups: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
        /** The ID of a project. Lists only access groups that are linked to it. */
        projectId?: components["parameters"]["filterAccessGroupsByProject"] | undefined;
        /** Search text for the names of the access groups. The matching rules are not documented. */
        search?: components["parameters"]["searchAccessGroups"] | undefined;
        /** The maximum number of members in each access group. The default is not documented. */
        membersLimit?: components["parameters"]["membersLimit"] | undefined;
        /** The maximum number of projects in each access group. The default is not documented. */
        projectsLimit?: components["parameters"]["projectsLimit"] | undefined;
        /** The maximum number of items in a page. The default is not documented. */
        limit?: components["parameters"]["limit"] | undefined;
        /** The cursor of a page, from `pagination.next` of the previous page. */
        next?: components["parameters"]["next"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** A page of access groups, or an empty object. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccessGroupList"];
        };
      };
      400: components["responses"]["BadRequestQuery"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      410: components["responses"]["Gone"];
    };
  };
  createAccessGroup: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The name, members and projects of the new access group. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateAccessGroupBody"];
      };
    };
    responses: {
      /** The new access group. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CreatedAccessGroup"];
        };
      };
      400: components["responses"]["BadRequestBody"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      410: components["responses"]["Gone"];
    };
  };
  readAccessGroupProject: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID or the name of the access group. */
        accessGroupIdOrName: components["parameters"]["accessGroupIdOrName"];
        /** The ID of the project linked to the access group. */
        projectId: components["parameters"]["projectIdOfAccessGroup"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The access group project. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccessGroupProject"];
        };
      };
      400: components["responses"]["BadRequestQuery"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      410: components["responses"]["Gone"];
    };
  };
  deleteAccessGroupProject: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID or the name of the access group. */
        accessGroupIdOrName: components["parameters"]["accessGroupIdOrName"];
        /** The ID of the project linked to the access group. */
        projectId: components["parameters"]["projectIdOfAccessGroup"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The project was removed from the access group. The response has no body. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestQuery"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      410: components["responses"]["Gone"];
    };
  };
  updateAccessGroupProject: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID or the name of the access group. */
        accessGroupIdOrName: components["parameters"]["accessGroupIdOrName"];
        /** The ID of the project linked to the access group. */
        projectId: components["parameters"]["projectIdOfAccessGroup"];
      };
      cookie?: never;
    };
    /** The new role. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["UpdateAccessGroupProjectBody"];
      };
    };
    responses: {
      /** The access group project after the update. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccessGroupProject"];
        };
      };
      400: components["responses"]["BadRequestBodyOrQuery"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      410: components["responses"]["Gone"];
    };
  };
  readAccessGroup: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID or the name of the access group. */
        idOrName: components["parameters"]["idOrNameOfAccessGroup"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The access group. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccessGroup"];
        };
      };
      400: components["responses"]["BadRequestQuery"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      410: components["responses"]["Gone"];
    };
  };
  updateAccessGroup: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID or the name of the access group. */
        idOrName: components["parameters"]["idOrNameOfAccessGroup"];
      };
      cookie?: never;
    };
    /** The changes. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["UpdateAccessGroupBody"];
      };
    };
    responses: {
      /** The access group after the update. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UpdatedAccessGroup"];
        };
      };
      400: components["responses"]["BadRequestBodyOrQuery"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      410: components["responses"]["Gone"];
    };
  };
  deleteAccessGroup: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID or the name of the access group. */
        idOrName: components["parameters"]["idOrNameOfAccessGroup"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The access group was deleted. The response has no body. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequestQuery"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      410: components["responses"]["Gone"];
    };
  };
  listAccessGroupMembers: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
        /** The maximum number of items in a page. The default is not documented. */
        limit?: components["parameters"]["limit"] | undefined;
        /** The cursor of a page, from `pagination.next` of the previous page. */
        next?: components["parameters"]["next"] | undefined;
        /** Search text for the names, usernames and email addresses of the members. The matching rules are not documented. */
        search?: components["parameters"]["searchAccessGroupMembers"] | undefined;
      };
      header?: never;
      path: {
        /** The ID or the name of the access group. */
        idOrName: components["parameters"]["idOrNameOfAccessGroup"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** A page of members. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccessGroupMemberPage"];
        };
      };
      400: components["responses"]["BadRequestQuery"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      410: components["responses"]["Gone"];
    };
  };
  listAccessGroupProjects: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
        /** The maximum number of items in a page. The default is not documented. */
        limit?: components["parameters"]["limit"] | undefined;
        /** The cursor of a page, from `pagination.next` of the previous page. */
        next?: components["parameters"]["next"] | undefined;
      };
      header?: never;
      path: {
        /** The ID or the name of the access group. */
        idOrName: components["parameters"]["idOrNameOfAccessGroup"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** A page of access group projects. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccessGroupProjectPage"];
        };
      };
      400: components["responses"]["BadRequestQuery"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      410: components["responses"]["Gone"];
    };
  };
  createAccessGroupProject: {
    parameters: {
      query?: {
        /** The ID of the team that the request acts for. */
        teamId?: components["parameters"]["teamId"] | undefined;
        /** The slug of the team that the request acts for. */
        slug?: components["parameters"]["slug"] | undefined;
      };
      header?: never;
      path: {
        /** The ID or the name of the access group. */
        idOrName: components["parameters"]["idOrNameOfAccessGroup"];
      };
      cookie?: never;
    };
    /** The project and the role. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateAccessGroupProjectBody"];
      };
    };
    responses: {
      /** The new access group project. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccessGroupProject"];
        };
      };
      400: components["responses"]["BadRequestBodyOrQuery"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      410: components["responses"]["Gone"];
    };
  };
}
